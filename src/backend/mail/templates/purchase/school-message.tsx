import { Paragraph } from '../layout/paragraph.tsx';

/** What the school wrote to the buyers of an offer that it moved or cancelled. */
export const SchoolMessage = ({ text }: { text: string }) =>
  text === '' ? null : <Paragraph>{`Recado da escola: ${text}`}</Paragraph>;
