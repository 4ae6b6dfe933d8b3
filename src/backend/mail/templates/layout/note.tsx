import { Text } from '@react-email/text';
import { keepWords } from './keep-words.tsx';
import { useMailStyles } from './mail-styles.ts';

export function Note({ children }: { children: string }) {
  const mailStyles = useMailStyles();
  return (
    <Text className="muted" style={mailStyles.note}>
      {keepWords(children)}
    </Text>
  );
}
