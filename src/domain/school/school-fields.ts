import { formatPhone, phoneDigits } from '../person/phone.ts';
import type { BrandFields } from './brand.ts';
import { companyOf } from './company.ts';

/** Data of the school that its texts name as `{{nome}}`: name, what it is, value. */
export function schoolFields(brand: BrandFields, siteUrl: string) {
  const whatsapp = phoneDigits(brand.whatsapp).replace(/^55/, '');
  return [
    ['escola', 'Nome da escola', brand.nome],
    ['razao_social', 'Razão social', brand.razao_social],
    ['cnpj', 'CNPJ', brand.cnpj],
    ['endereco', 'Endereço completo', brand.logradouro && companyOf(brand).address],
    ['cidade', 'Cidade', brand.cidade],
    ['uf', 'Estado', brand.uf],
    ['telefone', 'Telefone', brand.telefone],
    ['whatsapp', 'WhatsApp', whatsapp && formatPhone(whatsapp)],
    ['email', 'E-mail de atendimento', brand.email],
    ['horario', 'Horário de atendimento', brand.horario],
    ['encarregado', 'Encarregado pela proteção de dados', brand.encarregado],
    ['site', 'Endereço da loja', siteUrl],
  ] as const;
}
