/* global SwaggerUIBundle */

const system = new URLSearchParams(location.search).get('system') === 'cico' ? 'cico' : 'legacy';
document.querySelector(`nav a[href$="=${system}"]`).setAttribute('aria-current', 'page');

SwaggerUIBundle({
  url: `/openapi/${system}.yaml`,
  dom_id: '#document',
  supportedSubmitMethods: [],
  validatorUrl: null,
  deepLinking: true,
  // Forms do not show the guests' fields; the schemas do.
  defaultModelsExpandDepth: 1,
});
