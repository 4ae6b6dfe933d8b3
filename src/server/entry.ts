import { createServerEntry, createStartHandler } from '@tanstack/react-start/server';
import { renderPage } from './render-page.tsx';

export default createServerEntry({ fetch: createStartHandler(renderPage) });
