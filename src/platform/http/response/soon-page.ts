/** The page of a shop that isn't set up yet. No script, no style sheet. */
export const soonPage = `<!DOCTYPE html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Em breve</title></head>
<body><main><h1>Em breve</h1>
<p>Esta loja de cursos está sendo preparada. Volte em alguns dias.</p></main></body>
</html>`;
