// Runs a built program, named by its file, as the commands do.
const { run } = await import(process.argv[2]);
await run();
