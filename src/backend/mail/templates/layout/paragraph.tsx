import { Text } from '@react-email/text';
import { keepWords } from './keep-words.tsx';
import { mailStyles } from './mail-styles.ts';

export const Paragraph = ({ children }: { children: string }) => (
  <Text className="text" style={mailStyles.paragraph}>
    {keepWords(children)}
  </Text>
);
