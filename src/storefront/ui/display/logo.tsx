import { classNames } from '../class-names.ts';

interface LogoProps {
  name: string;
  picture: LogoPicture | null;
  onDark?: boolean;
  /** A picture that was drawn for light grounds stands on one. */
  onPlate?: boolean;
}

export interface LogoPicture {
  src: string;
  width: number;
  height: number;
}

/** Pixels. */
const height = 36;

export function Logo({ name, picture, onDark, onPlate }: LogoProps) {
  if (!picture) return <span className={classNames('logo', onDark && 'text-white')}>{name}</span>;
  return (
    // Without it React tells browsers to load the logo first, but only where the page isn't from the cache.
    <picture className="contents">
      <img
        src={picture.src}
        alt={name}
        width={Math.round((height * picture.width) / picture.height)}
        height={height}
        loading={onDark ? 'lazy' : undefined}
        className={classNames('logo-picture', onPlate && 'logo-plate')}
      />
    </picture>
  );
}
