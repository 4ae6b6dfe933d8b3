import { Link } from '#/storefront/shared/page/link.tsx';
import { NarrowPage } from '#/storefront/shared/page/narrow-page.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

export function ChooseCourse() {
  return (
    <NarrowPage
      title="Matrícula assistida"
      lead="Para quem estuda com a empresa ou uma bolsa pagando. Comece pela turma."
    >
      <div className="grid gap-4">
        <ol className="grid list-decimal gap-2 pl-5">
          <li>Procure o curso e escolha cidade, turno e início.</li>
          <li>Pressione “Vender esta turma”: a compra assistida da turma se abre.</li>
          <li>Escolha “Quem paga é a empresa, ou é uma bolsa?”.</li>
        </ol>
        <Link to="/busca" className={buttonClass({ size: 'lg', block: true })}>
          Procurar o curso
        </Link>
      </div>
    </NarrowPage>
  );
}
