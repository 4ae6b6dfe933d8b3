import { createServerEntry, createStartHandler } from '@tanstack/react-start/server';
import { renderPage } from '#/platform/rendering/render-page.tsx';

export default createServerEntry({ fetch: createStartHandler(renderPage) });
