import { formatNumber } from '../text/number-text.ts';

/** For a sentence: '1 pessoa', '1.250 pessoas'. */
export const countPeople = (pessoas: number) =>
  pessoas === 1 ? '1 pessoa' : `${formatNumber(pessoas)} pessoas`;
