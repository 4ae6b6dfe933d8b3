const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"';
const mark = '<rect width="40" height="20" fill="#0a1f3f"/>';
const around = (content: string) => `${open}>${mark}${content}</svg>`;

/** What a school could be made to upload; what is left of it draws a rectangle, or it is refused. */
export const hostileSvgs: Readonly<Record<string, string>> = {
  'a script': around('<script>alert(1)</script>'),
  'a script in CDATA': around('<script><![CDATA[</script><script>alert(1)//]]></script>'),
  'a script of another prefix': around('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  'a script in capitals': around('<SCRIPT>alert(1)</SCRIPT>'),
  'an external script': around('<script href="https://mau.example/x.js"/>'),
  'a handler of the root': `${open} onload="alert(1)">${mark}</svg>`,
  'a handler of a shape': around('<rect width="1" height="1" onclick="alert(1)" ONMOUSEOVER="alert(1)"/>'),
  'a foreign object': around(
    '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://mau.example"/></body></foreignObject>',
  ),
  'a link that runs': around('<a xlink:href="javascript:alert(1)"><rect width="9" height="9"/></a>'),
  'a picture from elsewhere': around('<image href="https://mau.example/p.png" width="9" height="9"/>'),
  'a picture in the file': around('<image href="data:image/png;base64,AAAA" width="9" height="9"/>'),
  'a use of another file': around('<use href="https://mau.example/x.svg#a"/>'),
  'a use of itself a thousandfold': around(
    '<defs><g id="a"><rect width="1" height="1"/></g><g id="b"><use href="#a"/><use href="#a"/></g></defs><use href="#b"/>',
  ),
  'a style sheet from elsewhere': `<?xml-stylesheet href="https://mau.example/x.css"?>${around('<style>@import url(https://mau.example/x.css);</style>')}`,
  'a style that breaks out': around('<style><![CDATA[</style><script>alert(1)</script>]]></style>'),
  'a class that loads': around(
    '<style>.a{fill:url(https://mau.example/x.svg#g)}</style><rect class="a" width="9" height="9"/>',
  ),
  'a style that loads': around(
    '<rect style="fill:url(//mau.example/x);background:url(https://mau.example)" width="9" height="9"/>',
  ),
  'a mask from elsewhere': around('<rect mask="url(https://mau.example/x.svg#m)" width="9" height="9"/>'),
  'an animation that sets a link': around(
    '<a><animate attributeName="href" to="javascript:alert(1)"/><rect width="9" height="9"/></a><set attributeName="onload" to="alert(1)"/>',
  ),
  'entities that grow': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${around('<title>&b;</title>')}`,
  'an entity that reads a file': `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${around('<desc>&f;</desc>')}`,
  'an attribute with a tag in it': around(
    '<rect id="&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;" width="9" height="9"/>',
  ),
  'a comment that ends early': around('<!--><script>alert(1)</script>-->'),
};
