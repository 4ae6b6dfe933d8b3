import { useRouter } from '@tanstack/react-router';
import type { MailPreview } from '#/contract/words/mail-words.ts';

/** A mail as it would arrive, both parts. */
export function MailPreviewSection({ mail, title }: { mail: MailPreview; title: string }) {
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <section aria-labelledby="previa" className="grid grid-cols-1 gap-3">
      <h2 id="previa" className="text-section">
        {title}
      </h2>
      <p className="wrap-anywhere">
        <span className="text-muted">Assunto: </span>
        <strong>{mail.assunto}</strong>
      </p>
      <iframe
        title="Prévia do e-mail"
        sandbox=""
        // The page lets the mail's own styles be.
        srcDoc={mail.html.replace('<style>', `<style nonce="${nonce ?? ''}">`)}
        className="h-160 w-full rounded-lg border border-line bg-surface"
      />
      <details className="group">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Versão em texto</summary>
        <pre className="rounded-lg border border-line bg-surface p-4 text-sm wrap-anywhere whitespace-pre-wrap">
          {mail.texto}
        </pre>
      </details>
    </section>
  );
}
