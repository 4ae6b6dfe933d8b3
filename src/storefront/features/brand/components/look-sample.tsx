import * as v from 'valibot';
import { familiesOf } from '#/domain/school/colours/school-fonts.ts';
import { themeProperties } from '#/domain/school/colours/look-properties.ts';
import { lookFieldsSchema, themesOf } from '#/domain/school/look.ts';
import type { LookEntries } from '../look.schema.ts';

const names = { light: 'Tema claro', dark: 'Tema escuro' } as const;

/** How a page would look in the typed colours and font; nothing while one of them is none. */
export function LookSample({ typed }: { typed: LookEntries }) {
  const { success, output } = v.safeParse(lookFieldsSchema, typed);
  if (!success) return null;
  const themes = themesOf(output);
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className="grid gap-2">
          <figcaption className="text-sm font-semibold">{names[theme]}</figcaption>
          {/* A picture of a page: nothing in it can be used. */}
          <div
            role="img"
            aria-label={`Amostra do ${names[theme].toLowerCase()}`}
            style={{ ...themeProperties(themes[theme]), fontFamily: familiesOf(output.fonte) }}
            className="overflow-hidden rounded-lg border border-line bg-canvas text-body"
          >
            <div aria-hidden="true">
              <div className="bg-band-900 p-3 font-semibold text-white">Faixa</div>
              <div className="grid gap-3 p-3">
                <div className="grid gap-2 rounded-lg border border-line bg-surface p-3">
                  <p className="font-semibold text-heading">Nome do curso</p>
                  <p className="text-sm text-muted">Texto menor</p>
                  <p className="link-text">Um link</p>
                  <span className="button button-sell button-md">Matrícula</span>
                </div>
                <span className="button button-primary button-md">Continuar</span>
              </div>
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}
