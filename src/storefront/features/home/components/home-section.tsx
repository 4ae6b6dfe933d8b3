import type { NamedSection } from '../home-sections.ts';
import { AreaTiles } from './area-tiles.tsx';
import { CityTiles } from './city-tiles.tsx';
import { BlogPosts, Testimonials } from './voices.tsx';

export function HomeSection({ name, data }: NamedSection) {
  switch (name) {
    case 'areas':
      return <AreaTiles areas={data} />;
    case 'cities':
      return <CityTiles cities={data} />;
    case 'testimonials':
      return <Testimonials testimonials={data} />;
    case 'posts':
      return <BlogPosts posts={data} />;
  }
}
