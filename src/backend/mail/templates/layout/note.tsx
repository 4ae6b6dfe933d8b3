import { Text } from '@react-email/text';
import { keepWords } from './keep-words.tsx';
import { mailStyles } from './mail-styles.ts';

export const Note = ({ children }: { children: string }) => (
  <Text className="muted" style={mailStyles.note}>
    {keepWords(children)}
  </Text>
);
