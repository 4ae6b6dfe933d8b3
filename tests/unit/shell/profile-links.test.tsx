import { describe, expect, it } from 'vitest';
import { ProfileDropdown } from '#/storefront/features/shell/components/header/profile-dropdown.tsx';
import {
  greeting,
  ProfileLinks,
  type ProfilePerson,
} from '#/storefront/features/shell/components/header/profile-links.tsx';
import { findTags } from '../ui/markup.ts';
import { drawInShop } from './draw-in-shop.tsx';

const student: ProfilePerson = { primeiroNome: 'Ana', is_contact_center: false };
const seller: ProfilePerson = { primeiroNome: 'Eduarda', is_contact_center: true };
const draw = (person: ProfilePerson | null) =>
  drawInShop(<ProfileLinks person={person} currentPath="/joinville" onSignOut={() => {}} />);
const entries = (html: string) => [...html.matchAll(/<\/svg>(?:<span>)?([^<]+)</g)].map(([, text]) => text);
const links = (html: string) => findTags(html, { tag: 'a' }).map(({ href }) => href);

describe('behind the profile icon (SHELL-2)', () => {
  it('a visitor signs in or creates an account, and comes back', () => {
    const html = draw(null);
    expect(entries(html)).toEqual(['Entrar', 'Criar conta']);
    for (const href of links(html)) expect(href).toContain('redirect_to=%2Fjoinville');
    expect(links(html)[1]).toContain('register');
  });

  it('a signed-in person has account, purchases, favourites and the way out', () => {
    const html = draw(student);
    expect(entries(html)).toEqual(['Minha Conta', 'Minhas compras', 'Cursos favoritos', 'Sair']);
    expect(links(html)).toEqual(['/minha-conta', '/minhas-compras', '/cursos-favoritos']);
  });

  it('a seller has account and sales only (SHELL-18)', () => {
    const html = draw(seller);
    expect(entries(html)).toEqual(['Minha Conta', 'Minhas Vendas', 'Sair']);
    expect(links(html)).toEqual(['/minha-conta', '/minhas-vendas']);
  });
});

describe('the profile icon', () => {
  const drawIcon = (person: ProfilePerson | null) =>
    drawInShop(<ProfileDropdown person={person} currentPath="/joinville" onSignOut={() => {}} />);

  it('leads a visitor to signing in, and back', () => {
    const html = drawIcon(null);
    expect(entries(html)).toEqual(['Entrar']);
    expect(links(html)).toEqual(['/autenticacao?redirect_to=%2Fjoinville']);
  });

  it.each([
    [student, 'Olá, Ana'],
    [seller, 'Olá vendedor(a)!'],
  ])('stands beside the greeting of a person who is signed in', (person, words) => {
    expect(drawIcon(person)).toMatch(
      new RegExp(`<summary[^>]*><svg.*?>${words.replaceAll(/[()]/g, '\\$&')}<`),
    );
  });
});

it('greets by the first name, a seller without one', () => {
  expect(greeting(student)).toBe('Olá, Ana');
  expect(greeting(seller)).toBe('Olá vendedor(a)!');
});
