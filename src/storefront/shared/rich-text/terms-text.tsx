import type { RichText } from '#/domain/text/rich-text.ts';
import { RichTextBlocks } from './rich-text.tsx';

interface TermsTextProps {
  text: string;
  /** Absent for a text without Markdown. */
  content: RichText | undefined;
  label: string;
}

export function TermsText({ text, content, label }: TermsTextProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-72 space-y-3 overflow-y-auto rounded-md border border-line bg-steel-50 p-4 text-sm"
    >
      {content ? (
        <RichTextBlocks blocks={content} level={3} />
      ) : (
        text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))
      )}
    </div>
  );
}
