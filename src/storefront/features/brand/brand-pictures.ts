import type { BrandImage } from '#/contract/school/brand.ts';
import { type IconSide, type ImageRole, iconSides } from '#/domain/school/brand-image.ts';
import { imagePath } from '#/domain/school/brand-path.ts';
import type { ShopBrand } from '#/storefront/shared/brand/brand.ts';

/** What pages show of the brand's pictures. */
export function brandPictures(
  images: readonly BrandImage[],
): Pick<ShopBrand, 'logo' | 'logoOnDark' | 'icons' | 'share'> {
  const find = (role: ImageRole) => images.find(({ papel }) => papel === role);
  const logoOf = (image: BrandImage | undefined) =>
    image ? { src: imagePath(image.arquivo), width: image.largura, height: image.altura } : null;
  const icons = iconSides.flatMap((side) => {
    const image = find(`icone_${side}`);
    return image ? [[side, image.arquivo]] : [];
  });
  const share = find('compartilhamento');
  return {
    logo: logoOf(find('logo')),
    logoOnDark: logoOf(find('logo_escuro')),
    icons: Object.fromEntries(icons) as Partial<Record<IconSide, string>>,
    share: share ? imagePath(share.arquivo) : null,
  };
}
