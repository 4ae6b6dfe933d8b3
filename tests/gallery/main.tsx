import { createRoot } from 'react-dom/client';
import drawings from '../../src/storefront/ui/display/icons.svg?raw';
import { Gallery } from './gallery.tsx';
import './gallery.css';

// As every page of the shop has them.
const sprite = document.createElement('div');
sprite.hidden = true;
sprite.innerHTML = drawings.replaceAll(' id="', ' id="i-');
document.body.prepend(sprite);

createRoot(document.getElementById('root')!).render(<Gallery />);
