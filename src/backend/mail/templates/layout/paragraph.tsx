import { Text } from '@react-email/text';
import { mailStyles } from './mail-styles.ts';

export const Paragraph = ({ children }: { children: string }) => (
  <Text className="text" style={mailStyles.paragraph}>
    {children}
  </Text>
);
