export interface LinkProps {
  nome: string;
  url: string;
}
