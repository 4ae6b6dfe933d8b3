import { preload } from 'react-dom';
import { coursePictureStart, coursePictureWidths } from '#/domain/catalogue/picture/course-picture-path.ts';

interface PictureProps {
  src: string;
  /** Empty for a drawing, and in a card, where all that it says is said beside it. */
  alt?: string | undefined;
  sizes: string;
  className?: string;
  width?: number;
  height?: number;
  eager?: boolean | 'first';
}

// CATALOGUE-17
export function Picture({
  src,
  alt = '',
  sizes,
  className,
  width = 640,
  height = 360,
  eager = false,
}: PictureProps) {
  const [srcSet, avif] = sourcesOf(src);
  const shownSizes = eager ? sizes : `auto, ${sizes}`;
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager === 'first' ? 'high' : undefined}
      className={className}
      srcSet={srcSet}
      sizes={srcSet && shownSizes}
    />
  );
  if (!avif) return image;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={shownSizes} />
      {image}
    </picture>
  );
}

export function preloadPicture({ src, sizes }: Pick<PictureProps, 'src' | 'sizes'>): void {
  const [srcSet, avif] = sourcesOf(src);
  preload(src, {
    as: 'image',
    ...(srcSet && { imageSrcSet: avif ?? srcSet, imageSizes: sizes }),
    // Browsers without AVIF pass it over.
    ...(avif && { type: 'image/avif' }),
    fetchPriority: 'high',
  });
}

/** The files of a picture for `srcSet`, and those of AVIF if it has any; none for one from elsewhere. */
function sourcesOf(src: string): [files?: string, avif?: string] {
  const own = coursePictureStart(src);
  const area = /^\/images\/product\/areas_group\/([a-z-]+)\/\1-desk\.webp$/.exec(src)?.[1];
  if (!own && !area) return [];
  const files = coursePictureWidths
    .map((width) => (own ? `${own}${width}.webp ${width}w` : smallAreaPicture(area!, width)))
    .join(', ');
  return [files, own && files.replaceAll('.webp', '.avif')];
}

/** An area's picture in one of the widths of cards and tiles, in pixels, as `srcSet` takes it. */
export function smallAreaPicture(area: string, width: number): string {
  return `/images/areas/${area}-${width}.webp ${width}w`;
}
