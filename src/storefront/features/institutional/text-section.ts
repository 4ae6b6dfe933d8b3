export interface TextSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}
