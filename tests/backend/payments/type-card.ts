import type { CardToken } from '#/backend/modules/simulated-bank/card/tokenise-card.ts';

export async function typeCard(cardOrigin: string, numero: string): Promise<CardToken> {
  const response = await tryTypeCard(cardOrigin, { numero });
  if (!response.ok) throw new Error(`the bank answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as CardToken;
}

export function tryTypeCard(cardOrigin: string, card: Partial<Record<string, string>>): Promise<Response> {
  return fetch(`${cardOrigin}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nome: 'ANA SOUZA', validade: '12/39', codigo: '123', ...card }),
  });
}
