import { Logo } from '#/storefront/ui/display/logo.tsx';
import { useBrand } from './brand.ts';

/** The school's logo, or its name set in type. */
export function BrandLogo({ onDark = false }: { onDark?: boolean }) {
  const { nome, logo, logoOnDark } = useBrand();
  return <Logo name={nome} picture={logo} darkPicture={logoOnDark} onDark={onDark} />;
}
