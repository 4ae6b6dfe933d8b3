import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import './gallery.css';

createRoot(document.getElementById('root')!).render(<Gallery />);
