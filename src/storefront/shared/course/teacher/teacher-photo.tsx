import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Picture } from '../picture.tsx';

interface TeacherPhotoProps {
  /** Null for one without a photo. */
  src: string | null;
  /** Empty where the name stands beside it and the photo says nothing else. */
  alt: string;
  size: 'small' | 'large';
}

const sizes = {
  small: { box: 'size-16', sizes: '4rem' },
  large: { box: 'size-40 md:size-56', sizes: '(min-width: 48rem) 14rem, 10rem' },
} as const;

export function TeacherPhoto({ src, alt, size }: TeacherPhotoProps) {
  const { box, sizes: shown } = sizes[size];
  if (src === null)
    return (
      <span className={`${box} grid shrink-0 place-items-center rounded-lg bg-steel-100 text-muted`}>
        <Icon name="user" size={size === 'large' ? 'lg' : 'md'} />
      </span>
    );
  return (
    <Picture
      src={src}
      alt={alt}
      sizes={shown}
      width={640}
      height={640}
      eager={size === 'large'}
      className={`${box} shrink-0 rounded-lg bg-steel-100 object-cover`}
    />
  );
}
