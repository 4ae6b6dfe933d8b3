import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** TanStack Start as its documentation sets it up, to compare with. */
export default defineConfig({
  plugins: [tanstackStart({ srcDirectory: 'tests/bench/stock-start' }), react()],
});
