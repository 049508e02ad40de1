/**
 * The template of every page, Docusaurus' own except for three things:
 * - it is dark until a script says otherwise, as the site's default is;
 * - its scripts wait (`type="text/plain" data-src`) until the inline script of `plugins/startup` starts them;
 * - its style sheet is marked with `data-critical-css`: `plugins/critical-css` puts the rules that the page needs in the
 *   place of that link, and fails where it finds none.
 *
 * It is part of the configuration, which each page's scripts carry: every byte of it counts.
 */
export const pageTemplate = `<!DOCTYPE html>
<html data-theme="dark" <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<%~ it.metaAttributes.join("") + it.headTags %>
<% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl + sheet %>" data-critical-css><% }) %>
<% it.scripts.forEach((script) => { %><script type="text/plain" data-src="<%= it.baseUrl + script %>"></script><% }) %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>`;
