const folder = '/images/product/areas_group';

interface AreaPictureProps {
  /** `icone_slug` of the area; 'geral' for what belongs to none. */
  area: string;
  className?: string;
  eager?: boolean;
}

/** The drawing of an area, by the width of the screen; the general area shows the people (CATALOGUE-14). */
export function AreaPicture({ area, className, eager = false }: AreaPictureProps) {
  const loading = eager ? 'eager' : 'lazy';
  if (area === 'geral') {
    return (
      <span className="grid size-full grid-cols-2 overflow-hidden">
        {['man', 'woman'].map((person) => (
          <img
            key={person}
            src={`${folder}/geral/geral-${person}.jpg`}
            alt=""
            width={960}
            height={720}
            loading={loading}
            className="size-full object-cover"
          />
        ))}
      </span>
    );
  }
  return (
    <picture>
      <source media="(min-width: 64rem)" srcSet={`${folder}/${area}/${area}-desk.webp`} />
      <img
        src={`${folder}/${area}/${area}-mob.webp`}
        alt=""
        width={640}
        height={480}
        loading={loading}
        className={className}
      />
    </picture>
  );
}
