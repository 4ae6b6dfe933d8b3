import { siteLinkField } from '#/domain/school/brand.ts';
import { siteLayouts } from '#/domain/site/site-layout.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { linksSavedText } from '../texts.ts';
import { BrandForm, type LineGroup } from './brand-form.tsx';

const own = 'Um endereço que comece com https://, ou uma página da loja, como /fale-conosco';

const groups: readonly LineGroup[] = [
  {
    title: 'Redes sociais',
    lines: [
      { field: 'rede_instagram', label: 'Instagram', hint: 'O endereço completo do perfil, com https://' },
      { field: 'rede_facebook', label: 'Facebook' },
      { field: 'rede_youtube', label: 'YouTube' },
      { field: 'rede_linkedin', label: 'LinkedIn' },
    ],
  },
  {
    title: 'Links do menu e do rodapé',
    lines: [
      { field: siteLinkField('LINK_FALE_CONOSCO'), label: 'Fale conosco', hint: own },
      {
        field: siteLinkField('LINK_POLITICA_DE_DESCONTOS_E_BOLSAS'),
        label: 'Política de descontos e bolsas',
      },
      { field: siteLinkField('LINK_BLOG'), label: 'Blog' },
      { field: siteLinkField('LINK_EDUCACAO_INFANTIL'), label: 'Educação infantil' },
      { field: siteLinkField('LINK_ENSINO_FUNDAMENTAL'), label: 'Ensino fundamental' },
      { field: siteLinkField('LINK_APRENDIZAGEM_INDUSTRIAL'), label: 'Aprendizagem industrial' },
      { field: siteLinkField('LINK_EDUCACAO_CONTINUADA'), label: 'Educação continuada' },
      { field: siteLinkField('LINK_EDUCACAO_DE_JOVENS_E_ADULTOS'), label: 'Educação de jovens e adultos' },
      { field: siteLinkField('LINK_SCTEC'), label: 'SCTEC' },
      { field: siteLinkField('LINK_ESTRATEGIA_CATARINA'), label: 'Estratégia Catarina' },
    ],
  },
  {
    title: 'Linha de direitos',
    lines: [
      {
        field: 'direitos',
        label: 'Abaixo das páginas de compra',
        hint: 'Vazio: a razão social e “Todos os direitos reservados.”',
      },
    ],
  },
];

const layouts = [
  { value: '', label: 'O da loja' },
  ...siteLayouts.map((layout) => ({ value: layout, label: layout })),
];

/** The school's networks, where menus and footer lead, and the layout of the footer. */
export function LinksPage({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <BrandForm
      answer={answer}
      title="Redes sociais e links"
      lead="Aparecem no rodapé, no menu, na página de contato e nos dados que buscadores leem."
      saved={linksSavedText}
      own={['layout']}
      groups={groups}
    >
      {(common) => (
        <Card padding="lg" className="grid grid-cols-1 gap-5">
          <SelectField {...common('layout')} label="Rodapé" options={layouts} />
        </Card>
      )}
    </BrandForm>
  );
}
