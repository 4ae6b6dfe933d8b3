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
    <img
      src={picture.src}
      alt={name}
      width={Math.round((height * picture.width) / picture.height)}
      height={height}
      // React would else tell browsers to load the one in the footer before anything else.
      loading={onDark ? 'lazy' : undefined}
      className={classNames('logo-picture', onPlate && 'logo-plate')}
    />
  );
}
