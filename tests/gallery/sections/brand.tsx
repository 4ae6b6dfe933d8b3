import { areaHues } from '../../../tailwind.config.ts';
import { Logo } from '#/storefront/ui/display/logo.tsx';
import { Icon, SpriteIcon, type IconName } from '#/storefront/ui/display/icon.tsx';
import logo from '../../../src/backend/db/seed/content/demo-brand/0522f0ba8a5e1d541febc82cbea660ae.svg';
import iconSprite from '#/storefront/ui/display/icons.svg?raw';

const icons = [...iconSprite.matchAll(/symbol id="([^"]+)"/g)].map((match) => match[1] as IconName);

const swatches = [
  'bg-band-950',
  'bg-band-900',
  'bg-band-800',
  'bg-primary-800',
  'bg-primary-700',
  'bg-primary-600',
  'bg-primary-200',
  'bg-primary-100',
  'bg-primary-50',
  'bg-sell',
  'bg-sell-soft',
  'bg-steel-500',
  'bg-steel-300',
  'bg-steel-200',
  'bg-steel-100',
  'bg-steel-50',
  'bg-success',
  'bg-success-soft',
  'bg-warning',
  'bg-warning-soft',
  'bg-danger',
  'bg-danger-soft',
];

export function Brand() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-6">
        <Logo name="Vitrine" picture={null} />
        <Logo name="Vitrine" picture={{ src: logo, width: 512, height: 153 }} />
        <span className="rounded-lg bg-band-900 p-4">
          <Logo name="Vitrine" picture={null} onDark />
        </span>
      </div>
      <div className="flex flex-wrap gap-1">
        {swatches.map((swatch) => (
          <span key={swatch} className={`size-10 rounded-sm border border-line ${swatch}`} />
        ))}
      </div>
      <div className="space-y-2">
        <p className="text-display font-extrabold text-heading">O que você quer aprender?</p>
        <p className="text-title font-extrabold text-heading">Técnico em Eletromecânica</p>
        <p className="text-section font-bold text-heading">Cursos mais vendidos em Jaraguá do Sul</p>
        <p className="max-w-prose text-lg">
          Aprenda a ler desenhos, montar painéis e manter máquinas. São 1.200 horas, com aulas à noite e
          estágio.
        </p>
        <p className="max-w-prose">
          A aula começa em 12 fev. 2027, no turno da noite. Você pode pagar em até 13 vezes no boleto ou à
          vista no Pix.
        </p>
        <p className="text-sm text-muted">Aproximadamente 1 ano e 6 meses de aprendizado</p>
      </div>
      <ul className="flex flex-wrap gap-4 text-ink-900">
        {icons.map((name) => (
          <li key={name} className="grid w-16 justify-items-center gap-1 text-xs text-muted">
            <Icon name={name} size="lg" className="text-ink-900" />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-5">
        {Object.keys(areaHues).map((slug) => (
          <li
            key={slug}
            data-area={slug}
            className="flex items-center gap-3 rounded-lg border border-area-line bg-area-soft p-3 text-sm font-semibold text-area-strong"
          >
            <SpriteIcon href={`/images/icons/areas.svg#${slug}`} size="xl" className="text-area" />
            <span className="wrap-anywhere">{slug}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
