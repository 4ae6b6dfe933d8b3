import { preload } from 'react-dom';

interface PictureProps {
  src: string;
  sizes: string;
  className?: string;
  width?: number;
  height?: number;
  eager?: boolean | 'first';
}

/** Saves phones the next larger picture. */
export const acrossPhone = '88vw';

// CATALOGUE-17
export function Picture({ src, sizes, className, width = 640, height = 360, eager = false }: PictureProps) {
  const srcSet = areaPictureSizes(src);
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      {...(eager === 'first' && { fetchPriority: 'high' })}
      className={className}
      {...(srcSet && { srcSet, sizes: eager ? sizes : `auto, ${sizes}` })}
    />
  );
}

export function preloadPicture({ src, sizes }: Pick<PictureProps, 'src' | 'sizes'>): void {
  const srcSet = areaPictureSizes(src);
  preload(src, {
    as: 'image',
    ...(srcSet && { imageSrcSet: srcSet, imageSizes: sizes }),
    fetchPriority: 'high',
  });
}

/** The widths in which the shop has the picture of an area; undefined for a picture from elsewhere. */
function areaPictureSizes(src: string): string | undefined {
  const area = /^\/images\/product\/areas_group\/([a-z-]+)\/\1-desk\.webp$/.exec(src)?.[1];
  return area && [320, 640, 960].map((width) => smallAreaPicture(area, width)).join(', ');
}

/** An area's picture in one of the widths of cards and tiles, in pixels, as `srcSet` takes it. */
export function smallAreaPicture(area: string, width: number): string {
  return `/images/areas/${area}-${width}.webp ${width}w`;
}
