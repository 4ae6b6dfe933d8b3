import { describe, expect, it } from 'vitest';
import { videoEmbedUrl } from '#/storefront/features/course/video-embed.ts';

const EMBED = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

describe('video link (TEXT-6)', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    EMBED,
  ])('%s becomes an embed link', (link) => {
    expect(videoEmbedUrl(link)).toBe(EMBED);
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://youtu.be.evil.example/dQw4w9WgXcQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript',
    'https://www.youtube.com/watch',
    'https://youtu.be/',
    'https://youtu.be/a/../../b',
  ])('%j becomes nothing', (link) => {
    expect(videoEmbedUrl(link)).toBeUndefined();
  });
});
