import { Text } from '@react-email/text';
import { keepWords } from './keep-words.tsx';
import { useMailStyles } from './mail-styles.ts';

export function Paragraph({ children }: { children: string }) {
  const mailStyles = useMailStyles();
  return (
    <Text className="text" style={mailStyles.paragraph}>
      {keepWords(children)}
    </Text>
  );
}
