import { MOST_CAMPAIGN_COURSES } from '#/domain/site/campaigns/campaign-entry.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { CourseChooser } from '../components/choosing/course-chooser.tsx';
import { type CampaignEntries, campaignLabels } from './campaign.schema.ts';

interface CampaignFieldsProps {
  entries: CampaignEntries;
  errors: FieldErrors;
  isNew: boolean;
}

export function CampaignFields({ entries, errors, isNew }: CampaignFieldsProps) {
  const common = (field: keyof typeof campaignLabels) => ({
    id: `campanha-${field}`,
    name: field,
    autoComplete: 'off',
    label: campaignLabels[field],
    defaultValue: entries[field],
    error: errors[field],
    required: true,
  });
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      {isNew && (
        <TextField
          {...common('tag')}
          hint="O que vem depois de /campanha/, como volta-as-aulas. Não muda depois."
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
      )}
      <TextField {...common('titulo')} maxLength={80} />
      <TextAreaField
        {...common('descricao')}
        rows={3}
        maxLength={300}
        spellCheck
        lang="pt-BR"
        hint="Abaixo do título e nos buscadores"
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...common('primeiro_dia')} type="date" hint="A página aparece no começo deste dia" />
        <TextField {...common('ultimo_dia')} type="date" hint="A página fica no ar até o fim deste dia" />
      </div>
      <CourseChooser
        {...common('cursos')}
        withProgrammes
        most={MOST_CAMPAIGN_COURSES}
        hint="Os que a página da campanha mostra."
      />
    </Card>
  );
}
