import type { Company } from '#/domain/school/company.ts';

export interface DocumentLogo {
  png: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** Who a document is from. */
export type Letterhead = Company & { logo?: DocumentLogo | undefined };

/** As large as it fits, in its own proportions, on the right. */
export function placeLogo(
  logo: DocumentLogo,
  space: { right: number; y: number; width: number; height: number },
) {
  const scale = Math.min(space.width / logo.width, space.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  return { x: space.right - width, y: space.y, width, height };
}
