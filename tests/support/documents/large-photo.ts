import sharp from 'sharp';

/** Larger than forms and calls without a file may be, as what phones take; quick to encode. */
export async function largePhoto(): Promise<Buffer> {
  const plain = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#d01010' } });
  return Buffer.concat([await plain.jpeg().toBuffer(), Buffer.alloc(1_500_000)]);
}
