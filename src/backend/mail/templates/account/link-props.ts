/** Of a mail to somebody that leads to a page. */
export interface LinkProps {
  nome: string;
  /** Absolute. */
  url: string;
}
