import { smallAreaPicture } from './picture.tsx';

const folder = '/images/product/areas_group';

interface AreaPictureProps {
  area: string;
  className?: string;
  tile?: string;
  eager?: boolean;
}

/** The drawing of an area, by the width of the screen; the general area shows the people (CATALOGUE-14). */
export function AreaPicture({ area, className, tile, eager = false }: AreaPictureProps) {
  const loading = eager ? 'eager' : 'lazy';
  const sizes = tile && `auto, ${tile}`;
  if (area === 'geral') {
    return (
      <span className="grid size-full grid-cols-2 overflow-hidden">
        {['man', 'woman'].map((person) => {
          const src = `${folder}/geral/geral-${person}.jpg`;
          return (
            <img
              key={person}
              src={src}
              {...(tile && { srcSet: `/images/areas/geral-${person}-320.jpg 320w, ${src} 960w`, sizes })}
              alt=""
              width={960}
              height={720}
              loading={loading}
              className="size-full object-cover"
            />
          );
        })}
      </span>
    );
  }
  const desk = `${folder}/${area}/${area}-desk.webp`;
  const mob = `${folder}/${area}/${area}-mob.webp`;
  const small = smallAreaPicture(area, 320);
  return (
    <picture>
      <source
        media="(min-width: 64rem)"
        srcSet={tile ? `${small}, ${smallAreaPicture(area, 640)}, ${desk} 1200w` : desk}
        sizes={sizes}
      />
      <img
        src={mob}
        {...(tile && { srcSet: `${small}, ${mob} 640w`, sizes })}
        alt=""
        width={640}
        height={480}
        loading={loading}
        className={className}
      />
    </picture>
  );
}
