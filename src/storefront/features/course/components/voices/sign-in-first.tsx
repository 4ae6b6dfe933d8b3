import { Link } from '#/storefront/shared/page/link.tsx';
import { useSnapshotLocation } from '#/storefront/shared/first-location.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface SignInFirstProps {
  question: string;
  act: string;
  place: string;
}

export function SignInFirst({ question, act, place }: SignInFirstProps) {
  const here = useSnapshotLocation(({ pathname, searchStr }) => pathname + searchStr);
  return (
    <p>
      <ChangingText>{`${question} `}</ChangingText>
      <Link to="/autenticacao" search={{ redirect_to: `${here}#${place}` }} className={linkClass()}>
        Entre na sua conta
      </Link>
      <ChangingText>{` ${act}`}</ChangingText>
    </p>
  );
}
