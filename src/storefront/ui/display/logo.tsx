import { classNames } from '../class-names.ts';

interface LogoProps {
  name: string;
  picture: LogoPicture | null;
  /** Drawn for dark grounds. Without it the other one stands on a light plate there. */
  darkPicture?: LogoPicture | null;
  onDark?: boolean;
}

export interface LogoPicture {
  src: string;
  width: number;
  height: number;
}

/** Pixels. */
const height = 36;

/** On a dark ground, or on one that is dark in the dark theme. */
export function Logo({ name, picture, darkPicture, onDark }: LogoProps) {
  const shown = (onDark && darkPicture) || picture;
  if (!shown) return <span className={classNames('logo', onDark && 'text-white')}>{name}</span>;
  const draw = ({ src, ...size }: LogoPicture, look: string | false, isLazy?: boolean) => (
    <img
      src={src}
      alt={name}
      width={Math.round((height * size.width) / size.height)}
      height={height}
      loading={isLazy ? 'lazy' : undefined}
      className={classNames('logo-picture', look)}
    />
  );
  return (
    // Without it React tells browsers to load the logo first, but only where the page isn't from the cache.
    <picture className="contents">
      {onDark
        ? draw(shown, !darkPicture && 'logo-plate', true)
        : draw(shown, darkPicture ? 'logo-in-light' : 'logo-only')}
      {!onDark && darkPicture && draw(darkPicture, 'logo-in-dark', true)}
    </picture>
  );
}
