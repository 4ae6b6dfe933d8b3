import { Button } from '@react-email/button';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { keepWords } from './keep-words.tsx';
import { useMailStyles } from './mail-styles.ts';

/** Something to do, as a button and as an address for programs that draw none; in the text part once. */
export function Action({ url, children }: { url: string; children: string }) {
  const mailStyles = useMailStyles();
  return (
    <>
      <Text style={mailStyles.paragraph}>
        <Button href={url} style={mailStyles.button}>
          <span className="label">{keepWords(children)}</span>
        </Button>
      </Text>
      <Text className="muted" style={mailStyles.note} data-skip-in-text>
        Se o botão não abrir, copie este endereço no navegador:
        <br />
        <Link href={url} className="link" style={mailStyles.link}>
          {url}
        </Link>
      </Text>
    </>
  );
}
