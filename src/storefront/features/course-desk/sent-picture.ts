/** Milliseconds: a photo is read, encoded in every size and written within it. */
export const PICTURE_TIME_LIMIT_MS = 60_000;

export const toBase64 = async (file: File | undefined) =>
  file && Buffer.from(await file.arrayBuffer()).toString('base64');
