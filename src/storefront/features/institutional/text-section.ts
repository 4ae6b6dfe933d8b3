/** A part of a text such as the privacy policy. */
export interface TextSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
}
