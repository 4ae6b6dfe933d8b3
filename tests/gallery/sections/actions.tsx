import { useState } from 'react';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass, type ButtonVariant } from '#/storefront/ui/navigation/button-class.ts';
import { Chip, FilterChip } from '#/storefront/ui/display/chip.tsx';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';

const variants: ButtonVariant[] = ['primary', 'sell', 'secondary', 'ghost', 'danger'];

export function Actions() {
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="sm">
            Ver turmas
          </Button>
          <Button variant={variant}>Comprar agora</Button>
          <Button variant={variant} size="lg">
            <Icon name="check" /> Continuar
          </Button>
          <Button variant={variant} loading>
            Comprar agora
          </Button>
          <Button variant={variant} disabled>
            Comprar agora
          </Button>
          <Button variant={variant} iconOnly aria-label="Favoritar">
            <Icon name="heart" />
          </Button>
        </div>
      ))}
      <div className="on-dark flex flex-wrap gap-3 rounded-lg bg-band-900 p-4">
        <Button variant="on-dark">Ligamos para você</Button>
        <Button variant="sell">Comprar agora</Button>
        <a href="#conteudo" className={linkClass('on-dark', 'self-center')}>
          Perguntas frequentes
        </a>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <a href="#conteudo" className={buttonClass({ variant: 'secondary' })}>
          Um link com cara de botão
        </a>
        <a href="#conteudo" className={linkClass()}>
          Um link no texto
        </a>
        <a href="#conteudo" className={linkClass('quiet')}>
          Um link de menu
        </a>
      </div>
      <a href="#conteudo" className={buttonClass({}, 'hidden lg:inline-flex')}>
        Só em telas largas
      </a>
      <Chips />
      <CopyButton text="00020126360014br.gov.bcb.pix">Copiar código Pix</CopyButton>
    </>
  );
}

function Chips() {
  const [selected, setSelected] = useState('Técnicos');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {['Técnicos', 'Cursos rápidos', 'Graduação', 'Gratuitos'].map((name) => (
        <Chip key={name} selected={name === selected} onClick={() => setSelected(name)}>
          {name}
        </Chip>
      ))}
      <Chip disabled>Indisponível</Chip>
      <FilterChip label="Joinville" onRemove={() => {}} />
      <FilterChip label="Noturno" renderLink={(link) => <a href="#conteudo" {...link} />} />
    </div>
  );
}
