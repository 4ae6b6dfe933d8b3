import { useState } from 'react';
import { videoEmbedUrl } from '#/storefront/features/course/video-embed.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';

interface CourseVideoProps {
  title: string;
  link: string;
  poster: string;
}

export function CourseVideo({ title, link, poster }: CourseVideoProps) {
  const [playing, setPlaying] = useState(false);
  const embed = videoEmbedUrl(link);
  if (!embed) return null;
  const name = `Vídeo do curso ${title}`;
  if (playing) {
    return (
      <iframe
        src={`${embed}?autoplay=1`}
        title={name}
        allow="autoplay; fullscreen"
        ref={(frame) => frame?.focus()}
        className="aspect-video w-full rounded-lg border-0"
      />
    );
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Assistir ao vídeo do curso ${title}`}
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
      className="group relative block overflow-hidden rounded-lg bg-band-900 text-white no-underline"
    >
      <img
        src={poster}
        alt=""
        width={1200}
        height={675}
        loading="lazy"
        className="aspect-video w-full object-cover opacity-40"
      />
      <span className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-white text-ink shadow-lg transition-transform duration-base group-hover:scale-105">
          <Icon name="play" size="xl" />
        </span>
        <span className="font-semibold">Assistir ao vídeo do curso</span>
        <span className="text-sm">O vídeo é do YouTube e só carrega quando você pedir</span>
      </span>
    </a>
  );
}
