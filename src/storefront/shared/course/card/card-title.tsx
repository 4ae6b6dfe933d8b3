import { cutText } from '#/storefront/shared/course/text-cut.ts';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

// TEXT-5
export function CardTitle({ text }: { text: string }) {
  const cut = cutText(text);
  if (cut === text) return keepWords(text);
  return (
    <>
      <span aria-hidden="true" title={text}>
        {keepWords(cut)}
      </span>
      <span className="sr-only">{text}</span>
    </>
  );
}
