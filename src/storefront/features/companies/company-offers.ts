import type { IconName } from '#/storefront/ui/display/icon.tsx';

interface CompanyOffer {
  icon: IconName;
  title: string;
  text: string;
  facts: readonly string[];
}

export const companyOffers: readonly CompanyOffer[] = [
  {
    icon: 'building',
    title: 'Treinamento na sua empresa',
    text: 'Levamos o curso até a sua equipe, com exemplos das suas máquinas e do seu processo.',
    facts: ['Conteúdo combinado com você', 'Horários por turno', 'Certificado para cada participante'],
  },
  {
    icon: 'users',
    title: 'Pacotes de vagas',
    text: 'Reserve várias vagas em turmas abertas e inscreva sua equipe aos poucos, com uma cobrança só.',
    facts: ['Presencial ou a distância', 'Turmas em várias cidades', 'Acompanhamento de frequência'],
  },
  {
    icon: 'certificate',
    title: 'Cota de aprendizagem',
    text: 'Empresas de médio e grande porte precisam contratar aprendizes: de 5% a 15% das funções que pedem formação (CLT, art. 429).',
    facts: [
      'Calculadora da cota nesta página',
      'Cursos de aprendizagem industrial',
      'Relatórios para a fiscalização',
    ],
  },
  {
    icon: 'shield',
    title: 'Normas regulamentadoras',
    text: 'Formação e reciclagem em NRs como NR-10, NR-12, NR-33 e NR-35, com parte prática.',
    facts: ['Aviso antes de vencer', 'Turmas fechadas ou abertas', 'Certificados em um só lugar'],
  },
];

export const companySteps: readonly { title: string; text: string }[] = [
  {
    title: 'Você conta o que precisa',
    text: 'Preencha o formulário: leva dois minutos e não tem compromisso.',
  },
  {
    title: 'A gente entende e propõe',
    text: 'Nossa equipe responde em até dois dias úteis e prepara uma proposta com prazos e valores.',
  },
  {
    title: 'Sua equipe começa',
    text: 'Aprovada a proposta, combinamos datas, local e inscrições. Cada pessoa recebe seu certificado.',
  },
];
