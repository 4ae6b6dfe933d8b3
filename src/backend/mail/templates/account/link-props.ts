/** What a mail shows that greets a person and leads to a page. */
export interface LinkProps {
  nome: string;
  /** Absolute. */
  url: string;
}
