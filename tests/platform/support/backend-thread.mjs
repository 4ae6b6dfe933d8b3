import { parentPort, workerData } from 'node:worker_threads';

const info = { dataLocation: workerData.dataDir, logins: [], paymentForms: [], seeded: true };
parentPort.postMessage({ type: 'progress', line: 'migrating' });
if (workerData.dataDir === 'locked') {
  parentPort.postMessage({ type: 'failed', message: 'The data folder locked is in use by process 42.' });
  setInterval(() => {}, 1000);
} else {
  parentPort.postMessage({ type: 'ready', url: 'http://127.0.0.1:9', info });
  parentPort.once('message', () => parentPort.postMessage({ type: 'stopped' }));
  setInterval(() => {}, 1000);
  if (workerData.dataDir === 'dies') setTimeout(() => process.exit(3), 50);
  if (workerData.dataDir === 'throws') {
    setTimeout(() => {
      throw new Error('out of memory');
    }, 50);
  }
}
